/** POST /files/<key>: the bank's own upload shop, for when there is no S3. The signature is the permission. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { success } from '@bankside/core/rules/errors.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import type { Bank } from '../platform/bank.ts';
import { Refusal } from '../platform/refusal.ts';
import { acceptUpload } from '../domain/files/upload-accept.ts';
import { translate } from '../platform/words.ts';
import { foreignHeaders, preflightHeaders } from './headers.ts';

export function mountUploads(app: FastifyInstance, bank: Bank): void {
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
  app.options('/files/:key', (_request, reply) => reply.code(204).headers(preflightHeaders).send());
  /** Before the body is looked at, so that an answer to a broken one can be read too. */
  const letIn = async (_request: FastifyRequest, reply: FastifyReply) =>
    void reply.headers(foreignHeaders).header('cache-control', 'no-store');
  const refuse = (request: FastifyRequest, reply: FastifyReply, { code, refusal, params }: Refusal): void => {
    const msg = translate(readLanguage(String(request.headers['language'] ?? '')), 'errors', refusal, params);
    void reply
      .code(200)
      .header('connection', 'close') // the rest of a body that was cut off is not read
      .send({ code, msg, data: { errors: [] } });
  };
  app.post<{ Params: { key: string } }>(
    '/files/:key',
    {
      onRequest: letIn,
      errorHandler: (fault, request, reply) => {
        if (fault instanceof Refusal) return refuse(request, reply, fault);
        if ((fault.statusCode ?? 500) >= 500) throw fault;
        return refuse(request, reply, new Refusal('uploadFailed')); // no form
      },
    },
    async (request) => {
      await acceptUpload(bank, request.params.key, request.headers['content-type'] ?? '', request.raw);
      return { code: success, msg: '', data: {} };
    },
  );
}
