interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string | null }): unknown;
}

const { trustedTypes } = window as { readonly trustedTypes?: PolicyFactory };

// Style engines assign plain text to innerHTML of a style element; that holds no markup. Scripts are never inserted.
trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html.includes('<') ? null : html),
});
