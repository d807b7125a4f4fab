import { REMOTES } from 'shared-contracts/routes';
import { checkAlone } from './check-alone.ts';

// For `npm test`: exit code 1 and the tool's words for the first of the named remotes (all, when none is named) that
// does not stand alone.
const wanted = process.argv.slice(2);
try {
  for (const remote of wanted.length > 0 ? wanted : REMOTES) {
    await checkAlone(remote);
    process.stdout.write(`${remote} stands alone\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
