import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AnnouncerProvider } from "../Announcer/Announcer.tsx";
import { CopyButton } from "./CopyButton.tsx";

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
});

const show = () =>
  render(
    <AnnouncerProvider>
      <CopyButton
        text="EXMP0000000"
        label="Copy the IFSC"
        outcome={{ copied: "Copied", failed: "Not copied" }}
        announcement={{ copied: "Copied the IFSC", failed: "Not copied: mark it by hand" }}
      >
        Copy
      </CopyButton>
    </AnnouncerProvider>,
  );
const press = async () => {
  fireEvent.click(screen.getByRole("button"));
  await act(async () => {
    await vi.advanceTimersByTimeAsync(0);
  });
};
const wait = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

describe("a press on it", () => {
  it("copies the text, shows and announces it, and then shows its label again", async () => {
    show();
    await press();
    expect(writeText).toHaveBeenCalledExactlyOnceWith("EXMP0000000");
    expect(screen.getByRole("button", { name: "Copied the IFSC" }).textContent).toBe("Copied");
    await wait(800);
    expect(screen.getByRole("status").textContent).toBe("Copied the IFSC");
    await wait(5_000);
    expect(screen.getByRole("button", { name: "Copy the IFSC" }).textContent).toBe("Copy");
  });

  it("copies with the old command if the page may not use the clipboard", async () => {
    writeText.mockRejectedValue(new DOMException("No.", "NotAllowedError"));
    const setData = vi.fn();
    document.execCommand = () =>
      document.dispatchEvent(Object.assign(new Event("copy", { cancelable: true }), { clipboardData: { setData } })) ||
      true;
    show();
    await press();
    expect(setData).toHaveBeenCalledExactlyOnceWith("text/plain", "EXMP0000000");
    expect(screen.getByRole("button").textContent).toBe("Copied");
  });

  it("opens the share sheet for an address, and copies nothing if the sheet is closed", async () => {
    const share = vi
      .fn<(shared: ShareData) => Promise<void>>()
      .mockRejectedValue(new DOMException("Closed.", "AbortError"));
    vi.stubGlobal("navigator", { clipboard: { writeText }, share });
    render(
      <AnnouncerProvider>
        <CopyButton
          text="https://a.example/check"
          share={{ title: "Status" }}
          outcome={{ copied: "Copied", failed: "Not copied" }}
        >
          Share
        </CopyButton>
      </AnnouncerProvider>,
    );
    await press();
    expect(share).toHaveBeenCalledExactlyOnceWith({ url: "https://a.example/check", title: "Status" });
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Share" })).toBeTruthy();
  });

  it("copies the address if there is no share sheet", async () => {
    render(
      <AnnouncerProvider>
        <CopyButton
          text="https://a.example/check"
          share={{ title: "Status" }}
          outcome={{ copied: "Copied", failed: "Not copied" }}
        >
          Share
        </CopyButton>
      </AnnouncerProvider>,
    );
    await press();
    expect(writeText).toHaveBeenCalledExactlyOnceWith("https://a.example/check");
    expect(screen.getByRole("button").textContent).toBe("Copied");
  });

  it("shows and announces that copying is not possible", async () => {
    vi.stubGlobal("navigator", {});
    document.execCommand = () => false;
    show();
    await press();
    expect(screen.getByRole("button", { name: "Not copied: mark it by hand" }).textContent).toBe("Not copied");
  });
});
