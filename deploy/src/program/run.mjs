// `node deploy/src/program/run.mjs SCRIPT …`: as `node --import tsx SCRIPT …`, from one file that is made of its sources.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freshProgram } from './fresh-program.mjs';

const [, , script] = process.argv;
if (script === undefined) throw new Error('run.mjs: name the script to run');
// The script finds itself and its arguments where it does without us.
process.argv.splice(1, 2, resolve(script));
await import(pathToFileURL(await freshProgram(resolve(script))).href);
