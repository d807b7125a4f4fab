/** One measurement: prints its table as Markdown and says whether its gates hold. */
export type Row = (print: (line: string) => void) => Promise<boolean>;

/** All measurements by name. Each is loaded when it runs: together they load half of the project. */
export const ROWS: Readonly<Record<string, () => Promise<Row>>> = {
  assistant: async () => (await import('./assistant/assistant.ts')).assistant,
  calllogs: async () => (await import('./calllogs/calllogs.ts')).calllogs,
  canary: async () => (await import('./canary/canary.ts')).canary,
  chat: async () => (await import('./chat/chat.ts')).chat,
  documents: async () => (await import('./documents/documents.ts')).documents,
  federation: async () => (await import('./federation/federation.ts')).federation,
  html: async () => (await import('./html/html.ts')).html,
  listing: async () => (await import('./listing/listing.ts')).listing,
  lists: async () => (await import('./lists/lists.ts')).lists,
  nodes: async () => (await import('./nodes/nodes.ts')).nodes,
  overload: async () => (await import('./overload/overload.ts')).overload,
  pages: async () => (await import('./pages/pages.ts')).pages,
  payments: async () => (await import('./payments/payments.ts')).payments,
  realtime: async () => (await import('./realtime/realtime.ts')).realtime,
  remotes: async () => (await import('./federation/remotes.ts')).remotes,
  uploads: async () => (await import('./uploads/uploads.ts')).uploads,
};
