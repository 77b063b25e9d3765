import type { PageRequest } from '@monster/contract';
import type { FastifyInstance } from 'fastify';

/** Turns an address into finished HTML; one for production, one for development. */
export interface PageRenderer {
  readonly isDev: boolean;
  /** The part of an address that its HTML depends on. */
  readonly keyOf: (url: string) => Promise<string>;
  readonly render: (request: PageRequest) => Promise<{ status: number; html: string }>;
  /** Serves scripts, styles and images. */
  readonly registerAssets: (app: FastifyInstance) => Promise<void>;
}
