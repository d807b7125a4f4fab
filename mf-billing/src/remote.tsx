import { defineRemote } from 'shared-contracts/remote';
import { PlansPage } from './plans/plans-page.tsx';

/** What the shell sees of this remote. */
export const remote = defineRemote({ name: 'mf-billing', pages: { subscription: PlansPage } });
