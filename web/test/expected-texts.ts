/** Expected texts and layout in Greek and Arabic. */
import type { Locator, Page } from "playwright-core";
import { until } from "./round";

/** Expected texts, written out instead of read from the message files. */
export const TONGUES = [
  {
    code: "el",
    locale: "el-GR",
    dir: "ltr",
    playing: "Τρέχει ο χρόνος σας",
    knight: "ίππος",
    king: ["λευκός", "βασιλιάς"],
    illegal: /αντικανονική/,
    restored: /θέση/,
    minutes: /2 λεπτά/,
    offered: "Ο Λευκός προτείνει ισοπαλία",
    declined: /Μαύρος.*ισοπαλία/,
    claim: "ζητώ τριπλή επανάληψη με Βe2",
    over: "συμφωνία ισοπαλίας",
    signed: /Ο Λευκός υπέγραψε .?1\/2-1\/2/,
    letter: "Ι",
    queue: "Σας περιμένουν",
    warned: /προειδοπο|παρατήρηση/i,
  },
  {
    code: "ar",
    locale: "ar-EG",
    dir: "rtl",
    playing: "ساعتك تعمل",
    knight: "حصان",
    king: ["ملك", "أبيض"],
    illegal: /غير قانونية/,
    restored: /وضعية/,
    minutes: /دقيقت/,
    offered: "الأبيض يعرض التعادل",
    declined: /الأسود.*التعادل/,
    claim: "مطالبة تكرار مع وe2",
    over: "تعادل بالاتفاق",
    signed: /وقّع الأبيض على النتيجة .*1\/2-1\/2/,
    letter: "ح",
    queue: "بانتظارك",
    warned: /إنذار|تنبيه/,
  },
] as const;
export type Tongue = (typeof TONGUES)[number];

/** Removes direction marks. */
export const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, "");

/** Waits until the square has a piece of this name. */
export async function stands(page: Page, square: string, name: string): Promise<void> {
  const cell = page.locator(`[data-square="${square}"]`);
  await until(async () => plain((await cell.getAttribute("aria-label")) ?? "").includes(name));
}

/** Elements wider than their column. */
export const outside = (column: Locator): Promise<string[]> =>
  column.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const parts = [...element.querySelectorAll("*:not(.close, .close *)")];
    return parts
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.left < left - 1 || box.right > right + 1))
      .map(({ part }) => `${part.tagName} ${part.className}: ${part.textContent.slice(0, 40)}`);
  });

/** Parts of a text, ordered from left to right on the screen. */
export const order = (where: Locator, ...parts: string[]): Promise<string[]> =>
  where.evaluate((element, parts) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const left = new Map<string, number>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const part of parts) {
        const at = (node as Text).data.indexOf(part);
        if (at < 0 || left.has(part)) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + part.length);
        left.set(part, range.getBoundingClientRect().left);
      }
    }
    return [...left].sort(([, a], [, b]) => a - b).map(([part]) => part);
  }, parts);
