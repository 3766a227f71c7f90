/**
 * The database of a tab, in the IndexedDB of the browser: what serve/store/browser asks for. One transaction, which is
 * strict, makes each change durable or not at all; several tabs are as several servers that share a database.
 */

/** open opens the database of a name. A version of its tables is never changed, only added to. */
export function open(name, { indexedDB = globalThis.indexedDB, Range = globalThis.IDBKeyRange } = {}) {
  const opened = new Promise((done, fail) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      const db = request.result;
      const matches = db.createObjectStore("matches");
      matches.createIndex("touched", "touched");
      db.createObjectStore("entries");
      db.createObjectStore("relics");
      const notes = db.createObjectStore("notes");
      notes.createIndex("ranked", ["kind", "rank"]);
      notes.createIndex("owned", ["owner", "kind"]);
      db.createObjectStore("clock");
    };
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      done(request.result);
    };
    request.onerror = () => fail(request.error);
  });
  const others = new BroadcastChannel(name);
  const of = (id) => Range.bound([id], [id, []]);
  const within = (stores, mode, f) => opened.then((db) => transact(db, stores, mode, f));
  const reads = (stores, f) => within(stores, "readonly", f);
  const writes = (stores, f) => within(stores, "readwrite", f);
  const does = { ...matchesOf(reads, writes, of, Range), ...notesOf(reads, writes, Range), ...clockOf(writes), ...wholeOf(reads, writes) };
  return {
    /** do does something by its name, with arguments and a result in JSON. */
    async do(name, text) {
      try {
        const [args, after] = [JSON.parse(text), does[name]];
        const out = await after(...args);
        if (name === "append") others.postMessage([args[0], args[1] + args[2].length]);
        return JSON.stringify(out ?? null);
      } catch (e) {
        throw e?.name === "QuotaExceededError" ? "full" : e?.message || String(e);
      }
    },
    /** hear tells of what other tabs have added. */
    hear(f) {
      others.onmessage = (e) => f(...e.data);
    },
    close() {
      others.close();
      return opened.then((db) => db.close());
    },
  };
}

/** got waits for a request. */
function got(request) {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
}

/** transact runs f in one transaction, and is done when that is durable. */
async function transact(db, stores, mode, f) {
  const tx = db.transaction(stores, mode, { durability: "strict" });
  const ended = new Promise((done, fail) => {
    tx.oncomplete = done;
    tx.onabort = () => fail(tx.error ?? new Error("the transaction was aborted"));
  });
  ended.catch(() => undefined); // f has failed already
  let out;
  try {
    out = await f(...stores.map((s) => tx.objectStore(s)));
  } catch (e) {
    try {
      tx.abort();
    } catch {
      // It has ended by itself.
    }
    throw e;
  }
  await ended;
  return out;
}

/** now is the time in milliseconds. */
const now = () => performance.timeOrigin + performance.now();

/** no refuses. */
function no(why) {
  throw new Error(why);
}

/** some collects what is wanted of what a cursor finds, until there is enough of it. */
function some(from, range, direction, limit, wanted) {
  return new Promise((done, fail) => {
    const list = [];
    const request = from.openCursor(range, direction);
    request.onerror = () => fail(request.error);
    request.onsuccess = () => {
      const at = request.result;
      if (!at || list.length >= limit) return done(list);
      if (wanted(at.value)) list.push(at.value);
      at.continue();
    };
  });
}

/** newest orders matches, the newest first. */
const newest = (a, b) => Date.parse(b.Created) - Date.parse(a.Created) || (a.ID < b.ID ? 1 : a.ID > b.ID ? -1 : 0);

/** matchesOf is what is done to matches. */
function matchesOf(reads, writes, of, Range) {
  return {
    create: (m) => writes(["matches"], async (ms) => {
      if (await got(ms.getKey(m.ID))) no("conflict");
      ms.put({ match: m, touched: now() }, m.ID);
    }),
    match: (id) => reads(["matches"], async (ms) => (await got(ms.get(id))) ?? no("unknown")),
    entries: (id, after) => reads(["matches", "entries"], async (ms, es) => {
      if (!(await got(ms.getKey(id)))) no("unknown");
      return got(es.getAll(Range.bound([id, after], [id, []], true)));
    }),
    append: (id, after, entries, result) => writes(["matches", "entries"], async (ms, es) => {
      const m = (await got(ms.get(id))) ?? no("unknown");
      if (m.match.Last !== after) no("conflict");
      for (const e of entries) es.put(e, [id, e.At]);
      m.match.Last = after + entries.length;
      m.touched = now();
      if (result) Object.assign(m.match, { Finished: true, Result: result });
      ms.put(m, id);
    }),
    keep: (id, name, data) => writes(["matches", "relics"], async (ms, rs) => {
      if (!(await got(ms.getKey(id)))) no("unknown");
      rs.put({ ID: id, Name: name, Data: data }, [id, name]);
    }),
    kept: (id, name) => reads(["relics"], async (rs) => (await got(rs.get([id, name])))?.Data ?? no("unknown")),
    blank: (id, kind, seat) => writes(["entries"], async (es) => {
      for (const e of await got(es.getAll(of(id)))) {
        if (e.Kind === kind && e.Seat === seat) es.put({ ...e, Text: "" }, [id, e.At]);
      }
    }),
    relics: (id, prefix, limit) => reads(["relics"], (rs) =>
      some(rs, id ? of(id) : null, "next", limit, (r) => r.Name.startsWith(prefix))),
    all: (after, limit) => reads(["matches"], (ms) => got(ms.getAll(Range.lowerBound(after, true), limit))),
    list: (head, going, after, limit) => reads(["matches"], async (ms) => {
      const all = (await got(ms.getAll())).sort((a, b) => newest(a.match, b.match));
      const from = after ? all.find((m) => m.match.ID === after) : undefined;
      return all.filter(({ match: m }) => m.Public && m.Head.startsWith(head) && !(going && m.Finished)
        && (!after || (from && newest(from.match, m) < 0))).slice(0, limit);
    }),
    delete: (id) => writes(["matches", "entries", "relics"], (ms, es, rs) => {
      ms.delete(id);
      es.delete(of(id));
      rs.delete(of(id));
    }),
    rematch: (id, next) => writes(["matches"], async (ms) => {
      const m = (await got(ms.get(id))) ?? no("unknown");
      if (!m.match.Rematch) {
        m.match.Rematch = next;
        ms.put(m, id);
      }
      return m.match.Rematch;
    }),
  };
}

/** notesOf is what is done to notes. */
function notesOf(reads, writes, Range) {
  const key = (n) => [n.Kind, n.Key];
  const byRank = (a, b) => b.note.Rank - a.note.Rank || (a.note.Key < b.note.Key ? -1 : 1);
  const bare = (list) => list.map((n) => n.note);
  return {
    put: (notes) => writes(["notes"], async (ns) => {
      for (const n of notes) {
        const there = (await got(ns.get(key(n))))?.note.Version ?? 0;
        if (there !== n.Version || (there === 0 && n.Data === null)) no("conflict");
      }
      for (const n of notes) {
        if (n.Data === null) ns.delete(key(n));
        else ns.put({ kind: n.Kind, owner: n.Owner, rank: n.Rank, note: { ...n, Version: n.Version + 1 } }, key(n));
      }
    }),
    note: (kind, name) => reads(["notes"], async (ns) => (await got(ns.get([kind, name])))?.note ?? no("unknown")),
    notes: (kind, owner, limit) => reads(["notes"], async (ns) => {
      // Those of one owner are few; those of a kind come by their rank, and the last rank whole.
      const list = owner
        ? await got(ns.index("owned").getAll(Range.only([owner, kind])))
        : await ranked(ns.index("ranked"), Range.bound([kind], [kind, []]), limit);
      return bare(list.sort(byRank).slice(0, limit));
    }),
    allNotes: (kind, name, limit) => reads(["notes"], async (ns) =>
      bare(await got(ns.getAll(Range.lowerBound([kind, name], true), limit)))),
    dropOwner: (owner) => writes(["notes"], async (ns) => {
      if (!owner) return;
      for (const k of await got(ns.index("owned").getAllKeys(Range.bound([owner], [owner, []])))) ns.delete(k);
    }),
  };
}

/** ranked are the notes of the highest ranks, and all of the last of these ranks. */
async function ranked(index, range, limit) {
  const list = await some(index, range, "prev", limit, () => true);
  const last = list.at(-1);
  if (list.length < limit || !last) return list;
  const [kind, rank] = [last.kind, last.rank];
  return [...list.filter((n) => n.rank !== rank), ...await got(index.getAll([kind, rank]))];
}

/** clockOf is what is done about time. */
function clockOf(writes) {
  return {
    ping: () => writes(["clock"], (c) => void c.put(Date.now(), "ping")),
    beat: (now, since, long) => writes(["clock"], async (c) => {
      const at = (await got(c.get("at"))) ?? 0;
      const silent = (await got(c.get("silent"))) ?? [];
      if (at > 0 && now - at >= long) {
        silent.push({ From: at, To: now });
        c.put(silent, "silent");
      }
      c.put(Math.max(at, now), "at");
      return silent.filter((s) => s.To > since);
    }),
  };
}

/** wholeOf is everything at once, for the file by which it moves to another browser. */
function wholeOf(reads, writes) {
  const stores = ["matches", "entries", "relics", "notes"];
  const table = async (s) => {
    const [keys, values] = await Promise.all([got(s.getAllKeys()), got(s.getAll())]);
    return keys.map((k, i) => [k, values[i]]);
  };
  return {
    export: () => reads(stores, async (...all) => {
      const tables = await Promise.all(all.map(table));
      return Object.fromEntries(stores.map((s, i) => [s, tables[i]]));
    }),
    // What is here already stays as it is, unless the match has gone on there.
    import: (tables) => writes(stores, async (ms, es, rs, ns) => {
      let n = 0;
      for (const [id, m] of tables.matches) {
        const here = await got(ms.get(id));
        if (here && (here.match.Head !== m.match.Head || here.match.Last >= m.match.Last)) continue;
        n++;
        ms.put(m, id);
        for (const [k, e] of tables.entries) if (k[0] === id) es.put(e, k);
        for (const [k, r] of tables.relics) if (k[0] === id) rs.put(r, k);
      }
      for (const [k, v] of tables.notes) if (!(await got(ns.getKey(k)))) ns.put(v, k);
      return n;
    }),
  };
}
