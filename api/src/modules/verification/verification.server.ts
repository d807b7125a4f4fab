// What the server is put together from: the calls of verification, and its jobs and rules (decision 154).

export { forgetDocuments } from './forget-documents.ts';
export { registerVerification } from './register-verification.ts';
export { rewrapPages } from './rewrap-pages.ts';
