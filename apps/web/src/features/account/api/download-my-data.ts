import { exportMe } from '@lf/contract/users';
import { EXPORT_FILE_NAME } from '@lf/domain/file-names';
import { downloadFile } from '../../../lib/download-file.ts';

export const downloadMyData = (): Promise<void> => downloadFile(exportMe.path, EXPORT_FILE_NAME);
