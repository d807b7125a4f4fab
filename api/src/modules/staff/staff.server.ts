// What the server is put together from: the calls of staff, and its jobs and rules (decision 154).

export { registerStaff } from './register-staff.ts';
export { registerReports } from './reports/register-reports.ts';
