import { defineRemote } from 'shared-contracts/remote';

/** What the shell sees of this remote. */
export const remote = defineRemote({ name: 'mf-staff', pages: {} });
