// What other modules, the channel and the stores of files may use of staff; no one reaches past it (decision 154).

export { NOT_TO_BE_CALLED, findDoNotCall } from './call-logs/do-not-call.store.ts';
export { excerptName, handOver } from './reports/excerpts.store.ts';
export { staffName } from './staff-name.store.ts';
