import { testProject } from 'shared-contracts/build/test-project';

export default testProject('mf-staff');
