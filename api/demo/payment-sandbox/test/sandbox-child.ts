import { startSandbox } from '../start-sandbox.ts';

// A sandbox on the folder of the first argument, until it is killed; says where it listens.
const sandbox = await startSandbox({
  folder: process.argv[2] ?? '',
  keyId: 'rzp_test_sandbox',
  keySecret: 'a secret that only tests know',
  webhookSecret: 'another one, for events',
  webhookUrl: 'http://127.0.0.1:9/closed',
  publicPath: '/sandbox/razorpay',
});
process.stdout.write(`${sandbox.url}\n`);
