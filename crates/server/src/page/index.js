// Sets up a game and shows the links of its seats.
const form = document.getElementById("new");
const problem = document.getElementById("problem");
const links = document.getElementById("links");

form.addEventListener("submit", async (submitted) => {
  submitted.preventDefault();
  const tags = {};
  for (const name of ["Laws", "TimeControl", "White", "Black"]) {
    if (form.elements[name].value) tags[name] = form.elements[name].value;
  }
  const casual = tags.Laws === "Casual";
  const body = {
    mode: casual ? "casual" : "over_the_board",
    tags,
    one_device: form.elements.one_device.checked,
    arbiter_seat: form.elements.arbiter_seat.checked,
  };
  const answer = await fetch("/api/games", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const created = await answer.json();
  problem.textContent = answer.ok ? "" : `${created.title}. ${created.detail}`;
  links.replaceChildren(...(answer.ok ? created.seats : []).map(link));
});

function link(seat) {
  const a = document.createElement("a");
  a.href = seat.link;
  a.textContent = seat.role;
  const li = document.createElement("li");
  li.append(a);
  return li;
}
