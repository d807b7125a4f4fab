// Elements by calls: nothing that a shop or a payer wrote is ever read as markup.

/** An element with its properties (`on…` are listeners, names with a dash are attributes) and its children. */
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
    else if (key.includes('-') || key === 'role' || key === 'for') made.setAttribute(key, value);
    else made[key] = value;
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

/** A labelled field with its help and a place for what is wrong with it; `properties` are those of the input. */
export function field(label, properties, help) {
  const { id } = properties;
  const input = element('input', { ...properties, 'aria-describedby': `${id}-help ${id}-error` });
  const wrong = element('p', { id: `${id}-error`, className: 'wrong' });
  const box = element(
    'div',
    { className: 'field' },
    element('label', { for: id }, label),
    input,
    element('p', { id: `${id}-help`, className: 'help' }, help ?? ''),
    wrong,
  );
  return {
    box,
    input,
    /** Says what is wrong; an empty text says that nothing is. */
    say(text) {
      wrong.textContent = text;
      input.setAttribute('aria-invalid', String(text !== ''));
      if (text !== '') input.focus();
    },
  };
}

/** A form that is sent once at a time; `send` says what it does, and a refusal goes to `refused`. */
export function form({ send, refused }, ...children) {
  let busy = false;
  const made = element('form', { noValidate: true }, ...children);
  made.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (busy) return;
    busy = true;
    made.setAttribute('aria-busy', 'true');
    try {
      await send();
    } catch (error) {
      refused(error);
    } finally {
      busy = false;
      made.removeAttribute('aria-busy');
    }
  });
  return made;
}

/** Paise as a person reads them: ₹4,999. */
export function rupees(paise) {
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: paise % 100 === 0 ? 0 : 2,
  }).format(paise / 100);
}
