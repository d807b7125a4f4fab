import { ApiError, NO_ANSWER } from 'shared-contracts/calls/client';
import type { UploadFile } from 'shared-contracts/platform/uploads';
import type { PageSession } from '../session/page-session.ts';

/** What uploads need of the page. */
export interface UploadParts {
  readonly origin: string;
  readonly storage: Storage;
  readonly session: Pick<PageSession, 'current' | 'lose'>;
  /** Ids of uploads that a form under way names. */
  readonly named: ReadonlySet<string>;
}

/** The uploads of a page. Their protocol comes with the first file: most pages send none. */
export function createUploads({ session, ...parts }: UploadParts): UploadFile {
  return async (file, options) => {
    const mine = session.current();
    if (mine === null) throw new ApiError({ status: 401, code: 'auth.required' });
    const { resumeUpload } = await importTus();
    const token = () => session.current()?.token ?? null;
    const before = token();
    try {
      return await resumeUpload(file, options, { ...parts, token, userId: mine.userId });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401 && before !== null)
        session.lose(before);
      throw error;
    }
  };
}

async function importTus() {
  try {
    return await import('./tus-upload.ts');
  } catch (cause) {
    // Its code did not come; the next try asks for it again.
    throw new ApiError({ status: 0, code: NO_ANSWER }, cause);
  }
}
