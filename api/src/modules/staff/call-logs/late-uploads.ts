import { UPLOAD_FIELD } from 'shared-contracts/platform/uploads';
import type { Upload, Uploads } from '../../../platform/calls/uploads.ts';

/**
 * Uploads that are looked up when they are read: a form that is sent again, because its answer was lost, names one that
 * the first sending has used up, and is answered without it.
 */
export function lateUploads(uploads: Uploads): Uploads {
  return {
    inForm: uploads.inForm,
    open(id): Promise<Upload> {
      let opened: Promise<Upload> | undefined;
      const open = () => (opened ??= uploads.open(id));
      return Promise.resolve({
        field: UPLOAD_FIELD,
        name: '',
        bytes: null,
        async *stream() {
          const { stream, bytes } = await open();
          if (stream !== undefined) yield* stream();
          else if (bytes !== null) yield bytes;
        },
        spend: async (trx) => (await open()).spend?.(trx),
        discard: async () => (await open()).discard?.(),
      });
    },
  };
}
