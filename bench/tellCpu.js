// Loaded into a server with `node --import`, so that it says how much processor time it has used, in microseconds.
process.on('message', (question) => {
  if (question !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system });
});
