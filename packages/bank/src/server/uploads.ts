/** POST /files/<key>: the bank's own upload shop, for when there is no S3. The signature is the permission. */
import type { FastifyInstance } from 'fastify';
import { success } from '@bankside/core/rules/errors.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import type { Bank } from '../bank.ts';
import { Refusal } from '../refusal.ts';
import { acceptUpload } from '../services/upload-accept.ts';
import { say } from '../words.ts';
import { foreignHeaders, preflightHeaders } from './headers.ts';

export function mountUploads(app: FastifyInstance, bank: Bank): void {
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
  app.options('/files/:key', (_request, reply) => reply.code(204).headers(preflightHeaders).send());
  app.post<{ Params: { key: string } }>('/files/:key', { bodyLimit: 64 * 1_048_576 }, async (request, reply) => {
    void reply.headers(foreignHeaders).header('cache-control', 'no-store');
    try {
      await acceptUpload(bank, request.params.key, request.headers['content-type'] ?? '', request.raw);
      return { code: success, msg: '', data: {} };
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      void reply.header('connection', 'close'); // the rest of a body that was cut off is not read
      return {
        code: fault.code,
        msg: say(readLanguage(request.headers['language']), 'errors', fault.refusal, fault.params),
        data: { errors: [] },
      };
    }
  });
}
