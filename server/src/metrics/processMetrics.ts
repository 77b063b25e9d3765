import { readdirSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metrics } from './metrics.ts';

const startedAt = Date.now() / 1_000 - process.uptime();

/** How late the event loop runs its timers: what a request waits while something else is computed. */
function measureEventLoop(metrics: Metrics): () => void {
  const resolutionMs = 20;
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolutionMs / 1_000);
  metrics.read(
    'gauge',
    'nodejs_eventloop_delay_seconds',
    'How late timers ran since this was last read, by quantile.',
    () => {
      const quantiles = ['0.5', '0.9', '0.99', '1'] as const;
      const read = quantiles.map(
        (quantile) => [{ quantile }, seconds(delay.percentile(Number(quantile) * 100))] as const,
      );
      delay.reset();
      return read;
    },
  );
  return () => delay.disable();
}

/** Measures the process itself, under the names that Prometheus' clients share; returns how to stop. */
export function measureProcess(metrics: Metrics): () => void {
  const microseconds = (value: number) => value / 1e6;
  metrics.read('counter', 'process_cpu_seconds_total', 'User and system CPU time.', () => {
    const { user, system } = process.cpuUsage();
    return microseconds(user + system);
  });
  metrics.read('gauge', 'process_start_time_seconds', 'When the process started.', () => startedAt);
  metrics.read('gauge', 'process_resident_memory_bytes', 'Memory in use.', () => process.memoryUsage.rss());
  metrics.read('gauge', 'nodejs_heap_size_used_bytes', 'JavaScript memory in use.', () => {
    return process.memoryUsage().heapUsed;
  });
  metrics.read('gauge', 'nodejs_external_memory_bytes', 'Memory in use by buffers.', () => {
    return process.memoryUsage().external;
  });
  // Only Linux has this folder; elsewhere the number is left out. Reading it opens one more.
  metrics.read('gauge', 'process_open_fds', 'Open files and sockets.', () => {
    return readdirSync('/proc/self/fd').length - 1;
  });
  metrics.read('gauge', 'nodejs_version_info', 'The version of Node.', () => [
    [{ version: process.version }, 1],
  ]);
  return measureEventLoop(metrics);
}
