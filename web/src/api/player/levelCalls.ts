import { defineCall, isSuccess } from '../client.ts';

export const updateContact = defineCall<'updateContact'>('POST /api/sendgrid/update-contact', isSuccess);
export const captureUnlockEmail = defineCall<'captureUnlockEmail'>('POST /api/emails', isSuccess);
export const captureFeatureEmail = defineCall<'captureFeatureEmail'>('POST /api/capture-email', isSuccess);

export const submitScore = defineCall<'submitScore'>('POST /api/leaderboard/submit', isSuccess);
