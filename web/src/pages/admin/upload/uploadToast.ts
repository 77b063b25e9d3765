import type { ToastMessage } from '../../../ui/toasts.ts';
import type { SendResult } from './uploads.ts';

/** What is said of an upload, given how many files were in the queue. */
export function uploadToast(fileCount: number, { sent, stored, failure }: SendResult): ToastMessage {
  const variant = 'destructive';
  if (fileCount === 0)
    return {
      variant,
      title: 'No Files Selected',
      description: 'Please select at least one CSV file to upload',
    };
  if (sent === 0)
    return {
      variant,
      title: 'Upload Failed',
      description: 'No file is ready yet. See below what is wrong with each.',
    };
  if (stored < sent && failure !== null) return { variant, title: 'Upload Failed', description: failure };
  if (stored === 0) return { variant, title: 'Upload Failed', description: 'Unknown error occurred' };
  return {
    title: 'Upload Successful',
    description:
      fileCount === 1 ? 'Puzzle was successfully uploaded' : `Processed ${stored} puzzles successfully`,
  };
}
