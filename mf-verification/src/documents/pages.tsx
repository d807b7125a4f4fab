import { DocumentsPage } from './documents-page.tsx';

/** /upload/doc */
export const IdentityPage = () => <DocumentsPage docType="GovID" />;

/** /upload/job/doc */
export const JobPage = () => <DocumentsPage docType="JobID" />;

/** /upload/income/doc */
export const IncomePage = () => <DocumentsPage docType="SalaryID" />;

/** /upload/property/doc */
export const PropertyPage = () => <DocumentsPage docType="PropertyID" />;
