import type { RouteName } from './routes.ts';

/**
 * Pages that their remote does not bring yet: the shell says there that they are being built, and leads on. Whoever
 * brings a page takes its name off; deploy/e2e/routes/by-address.spec.ts opens every route and compares with reality,
 * so that none is forgotten and none is promised twice.
 */
export const comingPages: readonly RouteName[] = [];
