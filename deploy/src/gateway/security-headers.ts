/** Headers of every answer of the gateway; HSTS only where the browser came over https. */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The video introduction uses camera and microphone, on our own pages only.
    'permissions-policy':
      'camera=(self), microphone=(self), payment=(self), geolocation=(), usb=(), serial=(), hid=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
