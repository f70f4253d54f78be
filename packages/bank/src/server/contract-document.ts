/** The contract as data, and as OpenAPI 3.1: both are made from the same table that obliges client and bank. */
import { contract } from '@bankside/core/contract/index.ts';
import { callers, type Call, type Feature } from '@bankside/core/contract/define.ts';
import { errors, universalRefusals } from '@bankside/core/rules/errors.ts';
import * as z from 'zod/mini';

const schema = (type: z.ZodMiniType, io: 'input' | 'output') => z.toJSONSchema(type, { io, unrepresentable: 'any' });
const rows = (): [string, string, Call][] =>
  Object.entries(contract).flatMap(([feature, calls]) =>
    Object.entries(calls as Feature).map(([name, call]): [string, string, Call] => [feature, name, call]),
  );

export const contractDocument = () => ({
  calls: rows().map(([feature, name, call]) => ({
    path: call.path,
    feature,
    name,
    who: callers(call),
    kyc: call.kyc ?? false,
    documents: call.documents ?? true,
    money: call.money ?? false,
    write: call.write ?? false,
    ours: call.ours ?? false,
    refuses: [...(call.refuses ?? []), ...universalRefusals].map((refusal) => ({ name: refusal, ...errors[refusal] })),
    in: schema(call.in, 'input'),
    out: call.out === 'blob' ? 'blob' : schema(call.out, 'output'),
  })),
});

const header = (name: string, description: string, required = false) => ({
  name,
  in: 'header',
  required,
  schema: { type: 'string' },
  description,
});

export function openApiDocument(origin: string, version: string) {
  const paths = Object.fromEntries(
    rows().map(([feature, name, call]) => [
      call.path,
      {
        post: {
          operationId: `${feature}.${name}`,
          tags: [feature],
          description: `Callers: ${callers(call).join(', ')}.${call.kyc ? ' Needs approved KYC.' : ''}`,
          parameters: [
            header('token', 'Session token; empty on public calls'),
            header('userid', 'The user of the token'),
            header('language', 'en, zh or ja'),
            header('device', 'web, mobile or widget'),
            header('idempotency-key', 'Made before the first try, kept over retries', call.money ?? false),
          ],
          requestBody: { required: true, content: { 'application/json': { schema: schema(call.in, 'input') } } },
          responses: {
            200: {
              description: `code 200, or a refusal: ${[...(call.refuses ?? []), ...universalRefusals].map((refusal) => `${errors[refusal].code} ${refusal}`).join(', ')}`,
              content:
                call.out === 'blob'
                  ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
                  : {
                      'application/json': {
                        schema: {
                          type: 'object',
                          required: ['code', 'msg', 'data'],
                          properties: { code: { type: 'integer' }, msg: { type: 'string' }, data: schema(call.out, 'output') },
                        },
                      },
                    },
            },
          },
        },
      },
    ]),
  );
  return {
    openapi: '3.1.0',
    info: { title: 'Bankside', version, license: { name: 'MIT' } },
    servers: [{ url: `${origin}/api/v1` }],
    paths,
  };
}
