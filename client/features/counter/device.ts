import { useSyncExternalStore } from "react";
import { isUuid } from "../../../domain/ids";
import { newId } from "../../kit/transport/fetch-json";

const STORAGE_KEY = "till_device";

/** The settings stored on this till; they contain no user and no customer. */
export interface Device {
  /** A random id that identifies the till. */
  id: string;
  /** The store of the last receipt form; empty before the first. */
  storeId: string;
  /** Whether a slip is printed after each receipt. */
  printsSlips: boolean;
}

const listeners = new Set<() => void>();
let cached: { text: string | null; device: Device } | null = null;

function storedText(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function deviceFrom(text: string | null): Device {
  const empty = { id: newId(), storeId: "", printsSlips: false };
  try {
    const { id, storeId, printsSlips } = JSON.parse(text ?? "{}") as Partial<Device>;
    if (typeof id !== "string" || !isUuid(id)) return empty;
    return { id, storeId: typeof storeId === "string" ? storeId : "", printsSlips: printsSlips === true };
  } catch {
    return empty;
  }
}

function store(device: Device): void {
  const text = JSON.stringify(device);
  try {
    localStorage.setItem(STORAGE_KEY, text);
    cached = { text, device };
  } catch {
    // Without storage the settings are lost when the page is closed.
    cached = { text: null, device };
  }
}

/** The till. Returns the same object until it changes, as `useSyncExternalStore` requires. */
export function currentDevice(): Device {
  const text = storedText();
  if (cached === null || cached.text !== text) {
    const device = deviceFrom(text);
    cached = { text, device };
    if (text === null) store(device);
  }
  return cached.device;
}

export function updateDevice(changes: Partial<Omit<Device, "id">>): void {
  store({ ...currentDevice(), ...changes });
  listeners.forEach((listener) => listener());
}

function onDeviceChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useDevice = (): Device => useSyncExternalStore(onDeviceChange, currentDevice);
