import type { Schema } from 'shared-contracts/lock/describe-contract';
import type { Artifact } from '../registry/artifact.ts';
import { listed, type Breach } from './finding.ts';
import { labelOf } from './label.ts';
import { unreadable } from './schema-reads.ts';

/** What a listener would miss of an emitter on the same page. */
export function eventBreaches(emitter: Artifact, listener: Artifact): Breach[] {
  const emits = emitter.contract?.events.emits ?? {};
  return Object.entries(listener.contract?.events.consumes ?? {}).flatMap(
    ([event, heard]): Breach[] => {
      const sent = emits[event];
      const values = { event, emitter: labelOf(emitter) };
      if (sent === undefined) {
        const versions = Object.keys(emits).filter((key) => typeOf(key) === typeOf(event));
        if (versions.length === 0) return [];
        return [
          {
            kind: 'event.otherVersion',
            breaks: listener,
            values: { ...values, sent: listed(versions) },
          },
        ];
      }
      const places = unreadable(heard.schema as Schema, sent.schema as Schema);
      if (places.length === 0) return [];
      return [
        {
          kind: 'event.unreadable',
          breaks: listener,
          values: { ...values, places: listed(places) },
        },
      ];
    },
  );
}

/** Events to which a listener listens in vain: nobody on the page sends any version of them. Who says nothing may. */
export function unheard(listener: Artifact, page: readonly Artifact[]): string[] {
  if (page.some(({ contract }) => contract === null)) return [];
  const sent = new Set(
    page.flatMap(({ contract }) => Object.keys(contract?.events.emits ?? {}).map(typeOf)),
  );
  return Object.keys(listener.contract?.events.consumes ?? {}).filter(
    (event) => !sent.has(typeOf(event)),
  );
}

function typeOf(event: string): string {
  return event.replace(/@\d+$/, '');
}
