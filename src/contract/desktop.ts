/** What the desktop shell offers the screens (src/preload); absent in a browser. */
export interface DesktopBridge {
  /** The window fills the screen and only a supervisor can leave it. */
  readonly kiosk: boolean;
  /** Ends kiosk mode when the signed-in person may; answers whether it did. */
  leaveKiosk(): Promise<boolean>;
}

/** Channels between the window and the main process, in one place. */
export const DESKTOP_CHANNELS = { leaveKiosk: 'desktop:leave-kiosk' } as const;
/** Command-line switch that tells the sandboxed bridge about kiosk mode. */
export const KIOSK_SWITCH = '--netefatsa-kiosk';
