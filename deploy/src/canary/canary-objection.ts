import { probeObjection } from '../probe/probe-objection.ts';
import type { Registry } from '../registry/registry.ts';
import type { ControllerParts } from './controller.ts';
import { gateObjection } from './gate-objection.ts';

/** Why a build must not go further than it is: the gate, and where builds have to be probed the probe. */
export function canaryObjection(
  { db, artifacts }: Pick<Registry, 'db' | 'artifacts'>,
  needsProbe: boolean,
): Required<ControllerParts>['objection'] {
  return async (live, unit, canary) => {
    const objection = await gateObjection(artifacts, live, unit, canary);
    return objection ?? (needsProbe ? probeObjection(db, unit, canary) : null);
  };
}
