/** How Chromium is started for tests and benches. */
export declare const chromiumOptions: () => { readonly executablePath: string; readonly args: string[] }
