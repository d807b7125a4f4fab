/** Where scripts may come from. */
export interface ScriptOrigins {
  /** The page's own origin; of it only `/a/`, where the gateway serves builds. */
  readonly own: string;
  /** Origins that the page data names. */
  readonly others: ReadonlySet<string>;
  /** Single addresses of the own origin outside of `/a/`: the checkout script of a provider that this site plays itself. */
  readonly addresses: ReadonlySet<string>;
}

/** The rules of the one Trusted Types policy. An answer of null makes the browser refuse and report. */
export interface PolicyRules {
  readonly createScriptURL: (url: string) => string | null;
  readonly createHTML: (html: string) => string | null;
}

/** Scripts of ours only, and no markup out of text; strings never become code, so there is no `createScript`. */
export function policyRules(origins: ScriptOrigins): PolicyRules {
  return {
    createScriptURL: (text) => {
      if (!URL.canParse(text, origins.own)) return null;
      const url = new URL(text, origins.own);
      const allowed =
        url.origin === origins.own
          ? url.pathname.startsWith('/a/') || origins.addresses.has(url.href)
          : origins.others.has(url.origin);
      return allowed ? url.href : null;
    },
    // Style engines assign plain text to innerHTML of a style element; that holds no markup.
    createHTML: (html) => (html.includes('<') ? null : html),
  };
}
