import type { Api } from '../../../platform/calls/context.ts';
import { serveExportCalls } from './export-calls.ts';
import { serveExportFile } from './serve-export-file.ts';

/** Everything that is kept of a member, for that member alone. */
export function registerDataExport(api: Api): void {
  serveExportCalls(api);
  serveExportFile(api);
}
