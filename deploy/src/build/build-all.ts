import { runTask } from '../site/run-until-stopped.ts';
import { buildUnits } from './build-units.ts';

// `npm run build`: shell and remotes, each only when its source changed.
await runTask(() =>
  buildUnits(({ unit, seconds }) => {
    process.stdout.write(`built ${unit} in ${seconds.toFixed(1)} s\n`);
  }),
);
