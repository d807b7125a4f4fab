// A worker for worker-pool.test.ts.
import workerpool from 'workerpool';

workerpool.worker({
  pid: () => process.pid,
  variables: () => Object.keys(process.env),
  double: (bytes) => bytes.map((byte) => byte * 2),
  fail: () => {
    throw new Error('this job knows why');
  },
  die: () => process.kill(process.pid, 'SIGKILL'),
  never: () => new Promise(() => {}),
});
