import { render, screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { createI18n } from "#i18n/instance";
import { loadTranslations } from "#i18n/load-namespaces";
import { ErrorScreen } from "./ErrorScreen.tsx";

const i18n = createI18n("en", await loadTranslations("en", ["common", "company", "shell"]));

/** A page whose loader throws this. */
function fail(fault: unknown) {
  const router = createMemoryRouter([
    {
      path: "/",
      element: <p>The page</p>,
      errorElement: <ErrorScreen />,
      loader: () => {
        throw fault;
      },
    },
  ]);
  render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </I18nextProvider>,
  );
}

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

it("shows status and status text of a thrown response, and takes the focus", async () => {
  fail(new Response("", { status: 503, statusText: "Service Unavailable" }));
  const heading = await screen.findByRole("heading", { level: 1, name: "Unhandled Thrown Response!" });
  // Done by an effect, after the heading is rendered.
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
  expect(document.title).toBe("Unhandled Thrown Response!");
  expect(screen.getByText(/503.*Service Unavailable/)).toBeTruthy();
});

it("calls any other failure an application error, without internal details", async () => {
  fail(new Error("column pan does not exist"));
  expect(await screen.findByRole("heading", { level: 1, name: "Application Error" })).toBeTruthy();
  expect(screen.queryByText(/column pan/)).toBeNull();
});
