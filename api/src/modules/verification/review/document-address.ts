/** Where pages of documents are fetched, each by the id of its opening. */
export const DOCUMENTS_AT = '/files/documents';

/** How long such an address is good, in ms: 5 minutes (access.md, 'Uploads'). */
export const ADDRESS_MS = 5 * 60 * 1000;
