/** What is uploaded; each kind has its own bound in UPLOAD_LIMITS (access.md, 'Calls of ours'). */
export const UPLOAD_KINDS = ['photo', 'document', 'video', 'audio'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

const MB = 1024 * 1024;

/** Most bytes of one file, by kind. */
export const UPLOAD_LIMITS: Readonly<Record<UploadKind, number>> = {
  photo: 10 * MB,
  document: 10 * MB,
  video: 60 * MB,
  audio: 30 * MB,
};

/** The field of a form that names a finished upload in the place of the file itself (readings, 'resuming'). */
export const UPLOAD_FIELD = 'upload';

/** How far an upload is, in bytes. */
export interface UploadProgress {
  readonly sent: number;
  readonly size: number;
}

export interface UploadOptions {
  readonly kind: UploadKind;
  /** Called with every piece that arrived, and once at the beginning with what arrived on an earlier try. */
  readonly onProgress?: (progress: UploadProgress) => void;
  /**
   * Ids of uploads that this file is not, although its bytes may be the same: those that the form names already.
   */
  readonly apartFrom?: readonly string[];
  /** Aborting ends the upload and removes what the server has of it. */
  readonly signal?: AbortSignal;
}

/**
 * Uploads a file; after a broken connection or a reload it resumes at the byte where it stopped. A whole file is not
 * sent again until a form has used it. Resolves to the id for UPLOAD_FIELD. Rejects with ApiError, or with an
 * AbortError.
 */
export type UploadFile = (file: File, options: UploadOptions) => Promise<string>;

/**
 * Puts a file into a form, by way of the host: uploaded before, where the shell can do that, else as it is, which has
 * no progress and starts over when the connection breaks.
 */
export async function appendFile(
  { upload }: { readonly upload?: UploadFile },
  form: FormData,
  { field, file, ...options }: UploadOptions & { readonly field: string; readonly file: File },
): Promise<void> {
  if (upload === undefined) form.append(field, file);
  else {
    const apartFrom = form.getAll(UPLOAD_FIELD).map(String);
    form.append(UPLOAD_FIELD, await upload(file, { ...options, apartFrom }));
  }
}
