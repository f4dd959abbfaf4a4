// React tells the browser's performance panel of every component it renders, and what changed in its
// props, where it finds this: a twentieth of a story's time, and nobody looks here.
Reflect.deleteProperty(console, 'timeStamp');
