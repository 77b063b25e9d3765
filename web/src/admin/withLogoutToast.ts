import { showToast } from '../ui/toasts.ts';

/** Ends sessions and says how that went. */
export async function withLogoutToast(end: () => Promise<void>, description: string): Promise<void> {
  try {
    await end();
    showToast({ title: 'Logout Successful', description });
  } catch {
    showToast({
      title: 'Logout Error',
      description: 'An error occurred during logout',
      variant: 'destructive',
    });
  }
}
