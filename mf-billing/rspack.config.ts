import { unitConfig } from 'shared-contracts/build/unit-config';

export default unitConfig({ dir: import.meta.dirname, kind: 'remote' });
