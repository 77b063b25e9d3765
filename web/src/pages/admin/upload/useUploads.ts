import { useState, useSyncExternalStore } from 'react';
import { showToast } from '../../../ui/toasts.ts';
import { previewFiles, sendFiles } from './uploadCalls.ts';
import { createUploads } from './uploads.ts';
import { uploadToast } from './uploadToast.ts';

/** The uploads of this visit to the admin page. */
export function useUploads() {
  const [uploads] = useState(() => createUploads({ preview: previewFiles, send: sendFiles }));
  const { items } = useSyncExternalStore(uploads.subscribe, uploads.current, uploads.current);
  const [isSending, setIsSending] = useState(false);
  const send = async (): Promise<void> => {
    if (isSending) return;
    setIsSending(true);
    const fileCount = uploads.current().items.filter(({ step }) => step !== 'stored').length;
    showToast(uploadToast(fileCount, await uploads.send()));
    setIsSending(false);
  };
  return { ...uploads, items, isSending, send };
}
