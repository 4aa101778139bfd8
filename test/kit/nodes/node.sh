# The first process of a node, or of the network that joins the nodes: it has namespaces of its own, and they end
# with it. It ends when its standard input does, so also when the test is killed. It is bash because bash waits
# for orphans, as init does, while it reads.
# usage: node.sh node NAME HOSTS LOCAL | node.sh network
set -eu
case $1 in
node)
    hostname "$2"
    mount -t tmpfs -o mode=1777 tmpfs /dev/shm
    mount --bind "$3" /etc/hosts
    mount -t tmpfs -o mode=1777 tmpfs "$4"
    ip link set lo up
    ;;
network)
    ip link add bridge type bridge
    ip link set bridge up
    ;;
esac
echo ready
read -r _ || :
