import { writeFileSync } from 'node:fs';
import { tokensCss } from './tokens-css.ts';

// Run after a change of tokens.ts: npx tsx shared-contracts/src/ui/write-tokens-css.ts
writeFileSync(new URL('./tokens.css', import.meta.url), tokensCss());
