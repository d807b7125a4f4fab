/** The JSON block of a page, as the shell reads it. */
export function pageData(html: string) {
  const block = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html);
  return JSON.parse(block?.[1] ?? 'null') as Record<string, unknown>;
}
