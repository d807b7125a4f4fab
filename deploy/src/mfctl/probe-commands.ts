import type { Command } from 'commander';
import { acceptProbe, getProbe, type Probe } from 'shared-contracts/calls/release-probes';
import { probeInWords } from '../probe/probe-objection.ts';
import { atWork, type GlobalOptions, type Surroundings } from './command-context.ts';

/** `mfctl probe …` */
export function addProbes(program: Command, surroundings: Surroundings): void {
  const probe = program.command('probe').description('what a browser found with a build');
  const globals = () => program.opts<GlobalOptions>();

  probe
    .command('show')
    .argument('<unit>')
    .argument('<build>')
    .description('every finding, what was cut, and figures beside stable')
    .action(async (unit: string, build: string) => {
      await atWork(surroundings, globals(), async ({ client, tell }) => {
        const { data } = await client.send(getProbe, { params: { unit, build } });
        tell(data, showProbe(data));
      });
    });

  probe
    .command('accept')
    .argument('<unit>')
    .argument('<build>')
    .description('let a build go further that was not probed, or failed')
    .requiredOption('--why <text>', 'for the history')
    .action(async (unit: string, build: string, { why }: { readonly why: string }) => {
      await atWork(surroundings, globals(), async ({ client, tell }) => {
        const { data } = await client.send(acceptProbe, { params: { unit, build }, body: { why } });
        tell(data, `${unit} ${build} ${probeInWords(data)}`);
      });
    });
}

/** A probe for a terminal. */
export function showProbe(probe: Probe | null): string {
  if (probe === null) return probeInWords(probe);
  const { at, findings, cut, figures, stage } = probe;
  return [
    `${probe.unit} ${probe.build} ${probe.verdict}`,
    ...findings.map(({ kind, where, as, what }) => `  ${kind} at ${where} (${as}): ${what}`),
    ...cut.map((what) => `  not looked at, the time was over: ${what}`),
    ...Object.entries(figures).map(
      ([name, { candidate, stable }]) => `  ${name}: ${candidate}, stable ${stable}`,
    ),
    `  ${at}${stage.browser === '' ? '' : `, ${stage.browser}`}`,
  ].join('\n');
}
