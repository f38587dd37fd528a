const PAUSE_MS = 50

/**
 * Repeats an assertion until it holds, for results that come later; throws the last failure at the time limit.
 */
export async function eventually(assertion: () => void | Promise<void>, withinMs = 240_000): Promise<void> {
  const endMs = Date.now() + withinMs
  for (;;) {
    try {
      return await assertion()
    } catch (failure) {
      if (Date.now() > endMs) throw failure
    }
    await new Promise((again) => setTimeout(again, PAUSE_MS))
  }
}
