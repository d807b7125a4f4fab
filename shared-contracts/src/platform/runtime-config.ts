import * as z from 'shared-contracts/schema';
import { LOCALES, PSEUDO_LOCALE } from '../i18n/i18n.ts';

const link = z.nullable(z.string());

/** What the browser needs of the configuration; the gateway inlines it, no build contains it (design section 7). */
export const RuntimeConfig = z.object({
  productName: z.string(),
  communityCode: z.string(),
  /** Origin of the API, '' for the page's own. */
  apiOrigin: z.string(),
  /** Address of the realtime socket, '' for the page's own. */
  socketUrl: z.string(),
  support: z.object({ phone: link, email: link, whatsapp: link }),
  social: z.object({ facebook: link, instagram: link, youtube: link }),
  grievanceOfficer: z.object({ name: z.string(), email: z.string() }),
  /** Colour of the payment popup, `#rrggbb`. */
  paymentColour: z.string(),
  /**
   * Address of the provider's checkout script, in a checkout document's page only. Additive; absent without payments.
   */
  checkoutScript: z.optional(z.string()),
  /** Whether prices include GST, which the checkout says. Additive; absent means no. */
  gst: z.optional(z.boolean()),
  /** True when the demo community is loaded: the login page then offers the demo accounts. */
  demo: z.boolean(),
  /** Where page views go: our own table, or nowhere. Additive; absent means own. */
  analyticsSink: z.optional(z.enum(['own', 'none'])),
  /** Id of the blog post on caution, which the footer of every page then names. Additive; absent means none. */
  safetyPost: z.optional(z.string()),
  /**
   * A language that is not offered, because the address requests it (`?lang=xx`). Additive; absent wherever the gateway
   * does not allow it, in production above all.
   */
  previewLanguage: z.optional(z.enum([...LOCALES, PSEUDO_LOCALE])),
});
export type RuntimeConfig = z.infer<typeof RuntimeConfig>;
