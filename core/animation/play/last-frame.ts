import { FRAME_MS } from './track.js'

const LONG_REST_MS = 60_000

/**
 * The time stamp of the last display frame before `nowMs`, from which actions count
 * (reference/interactions#frames); `lastMs` is that of the last played frame, NaN before the first. At rest
 * no frames are requested, so those in between are counted at 60 Hz. A frame's stamp may lie slightly after
 * the clock's reading and still counts.
 */
export function lastFrameBefore(lastMs: number, nowMs: number): number {
  if (Number.isNaN(lastMs)) return nowMs
  let frameMs = lastMs
  if (nowMs - frameMs > LONG_REST_MS) frameMs += Math.floor((nowMs - frameMs) / FRAME_MS - 1) * FRAME_MS
  // Adds frame by frame, as a display does, so that the sums are equal to the last digit.
  while (frameMs + FRAME_MS <= nowMs + 1e-9) frameMs += FRAME_MS
  return frameMs
}
