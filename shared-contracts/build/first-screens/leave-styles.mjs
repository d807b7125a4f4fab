// For `node --import`: what a module imports as a stylesheet or a picture is nothing to whoever draws HTML.
import { register } from 'node:module';

const hooks = `
const LEFT = /\\.(css|svg|webp|png|woff2)$/;
export async function load(url, context, next) {
  const path = url.split('?')[0];
  if (!LEFT.test(path)) return next(url, context);
  return { format: 'module', shortCircuit: true, source: 'export default "";' };
}`;

register(`data:text/javascript,${encodeURIComponent(hooks)}`);
