/** Requests to the database thread. */
export type WorkerOrder =
  | {
      readonly id: number;
      readonly kind: 'query';
      readonly sql: string;
      readonly parameters: readonly unknown[];
    }
  | { readonly id: number; readonly kind: 'close' };

/** Its answer under the same id; id 0 tells how the opening went. */
export type WorkerAnswer =
  | { readonly id: number; readonly rows: unknown[]; readonly affectedRows: number | undefined }
  | {
      readonly id: number;
      readonly failure: { message: string; code?: string; constraint?: string };
    };
