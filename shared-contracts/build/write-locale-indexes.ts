import { join } from 'node:path';
import { writeLocaleIndexes } from './locale-index.ts';

// `npm run locales -w shared-contracts`, after a new namespace or a new file of texts.
await writeLocaleIndexes(join(import.meta.dirname, '../..'));
