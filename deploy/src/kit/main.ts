import { join } from 'node:path';
import { ROOT } from '../build/units.ts';
import { packKit } from './pack-kit.ts';

// `npm run kit`: packs what a remote in its own repository needs.
const { contracts, tools } = await packKit(join(ROOT, '.cache/kit'));
process.stdout.write(`${contracts}\n${tools}\n`);
